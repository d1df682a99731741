import Testing

@testable import SiteBuilding

@Suite("SiteManifest")
struct SiteManifestTests {
  @Test("What is written is read again")
  func roundTrip() {
    let manifest = SiteManifest(["b.html", "a/é.html"])
    #expect(manifest.text == "conform site 1\na/é.html\nb.html\n")
    #expect(SiteManifest(text: manifest.text) == manifest)
  }

  @Test(
    "A list that is not ours, or leads out of the folder, is refused",
    arguments: [
      "", "a.html\n", "conform site 2\na.html\n", "conform site 1\n../a.html\n",
      "conform site 1\n/etc/passwd\n", "conform site 1\na/../../b\n", "conform site 1\n.\n",
    ])
  func refused(_ text: String) {
    #expect(SiteManifest(text: text) == nil)
  }
}
