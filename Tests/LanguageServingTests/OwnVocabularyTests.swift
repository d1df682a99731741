import Testing

@Suite("Pages with a vocabulary of their own")
struct OwnVocabularyTests {
  private static let page = """
    # Balls

    ## BALL-1 A ball rolls

    It MUST roll.

    Sources: mine. Feature: rolling. Confidence: documented.

    | scenario | when | then      |
    | -------- | ---- | --------- |
    | pushed   | push | it is far |

    """
  private static let vocabulary = """
    # The vocabulary

    Domain: balls.

    | feature | meaning |
    | ------- | ------- |
    | rolling | Rolls.  |

    | step      | meaning      |
    | --------- | ------------ |
    | do push   | Pushes.      |
    | ask place | Where it is. |

    | phrase         | says      | feature | help    |
    | -------------- | --------- | ------- | ------- |
    | push           | do push   | rolling | Push.   |
    | it is {=:word} | ask place | rolling | It is.  |

    """
  private static let broken = vocabulary.replacing("| do push   | r", with: "| do pull   | r")

  @Test("A phrase and a feature have their rows as definitions, and rows their uses as references")
  func rows() async throws {
    let name = "Spec/vocabulary.md"
    let client = try await EditorClient.editing(Self.page, files: [name: Self.vocabulary])
    await client.edit(Self.vocabulary, name)
    for (place, line) in [("pushed   | pu", 15), ("it is f", 16), ("Feature: ro", 6)] {
      let found = try await client.ask("definition", after: place, in: Self.page)
      #expect(found.member("uri") == client.uri(name))
      #expect(found.member("range")?.member("start")?.member("line") == .integer(line), "\(found)")
    }
    for (place, line) in [("| it is", 10), ("| roll", 6)] {
      guard
        case .list(let uses) = try await client.ask(
          "references", after: place, in: Self.vocabulary, of: name)
      else { continue }
      #expect(uses.count == 2)
      #expect(uses.first?.member("uri") == client.uri())
      #expect(
        uses.first?.member("range")?.member("start")?.member("line") == .integer(line), "\(uses)")
    }
    #expect(
      try await client.ask("hover", after: "| it is", in: Self.vocabulary, of: name).string
        .contains("`it is {word}`"))
    #expect(
      try await client.ask("hover", after: "Feature: r", in: Self.page).string
        .contains("meaning: Rolls."))
  }

  @Test("While their vocabulary has a mistake, pages are read as the last one without says")
  func mistakes() async throws {
    let name = "Spec/vocabulary.md"
    let client = try await EditorClient.editing(Self.page, files: [name: Self.broken])
    #expect(client.diagnostics() == [])
    await client.edit(Self.broken, name)
    #expect(client.diagnostics(name)?.count == 1)
    await client.edit(Self.vocabulary, name)
    #expect(client.diagnostics(name) == [])
    await client.edit(Self.page.replacing("it is far", with: "it was far"))
    #expect(client.diagnostics()?.count == 1)
    await client.edit(Self.broken, name)
    #expect(client.diagnostics()?.count == 1)
    await client.edit(Self.page)
    #expect(client.diagnostics() == [])
    #expect(client.diagnostics(name)?.count == 1)
  }
}
