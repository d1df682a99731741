/// What the site's reference shows besides the pages and the phrasebook.
package struct Reference: Sendable {
  /// The command line.
  package var command: CommandDescription?
  /// The schemas that lie with the pages.
  package var schemas: [SchemaFile]

  package init(command: CommandDescription? = nil, schemas: [SchemaFile] = []) {
    self.command = command
    self.schemas = schemas
  }
}
