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
