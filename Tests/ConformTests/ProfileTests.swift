import SpecReading
import Testing

@Suite("Profiles, in the built program")
struct ProfileTests {
  @Test("The profile of the repository has scenarios of every page that has some")
  func repository() async throws {
    let book = try await RepositoryPages.book
    let (smoke, mistakes) = try ProfileFolder(of: RepositoryPages.reader, for: book).read("smoke")
    #expect(mistakes == [])
    let selected = smoke.selection(of: book.scenarios)
    #expect(Set(selected.map(\.clause.page)) == Set(book.scenarios.map(\.clause.page)))
    #expect(selected.count < book.scenarios.count / 2)
  }
}
