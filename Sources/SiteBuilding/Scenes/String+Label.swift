extension String {
  /// The name as it stands in a drawing: never so long that it would leave it.
  var shortLabel: String {
    let limit = 18
    return utf8.count <= limit ? withVisibleControls : told(upTo: limit - 1)
  }

  /// About how wide the name is drawn.
  var labelWidth: Double {
    unicodeScalars.reduce(0) { $0 + ($1.isASCII ? 6.4 : 11) }
  }
}
