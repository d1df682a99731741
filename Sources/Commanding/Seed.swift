import ArgumentParser

/// What makes a shuffled order the same again.
struct Seed: ExpressibleByArgument, Hashable {
  /// Few enough digits to be typed again.
  private static let random: ClosedRange<UInt64> = 1...999_999

  /// The number.
  let number: UInt64

  init?(argument: String) {
    if argument == "random" {
      number = .random(in: Self.random)
    } else if let number = UInt64(argument) {
      self.number = number
    } else {
      return nil
    }
  }
}
