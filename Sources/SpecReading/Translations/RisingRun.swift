/// Finds what stands in order.
enum RisingRun {
  /// The positions of as many numbers as possible of which each is greater than the one before:
  /// of `1 5 2 3` those of `1`, `2` and `3`.
  static func longest(of numbers: [Int]) -> Set<Int> {
    // For each length of a run, the position of the least number that ends one.
    var ends: [Int] = []
    var before = [Int?](repeating: nil, count: numbers.count)
    for (position, number) in numbers.enumerated() {
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      before[position] = low > 0 ? ends[low - 1] : nil
      if low == ends.count { ends.append(position) } else { ends[low] = position }
    }
    var run: Set<Int> = []
    var next = ends.last
    while let position = next {
      run.insert(position)
      next = before[position]
    }
    return run
  }
}
