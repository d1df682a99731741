#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Why the file system refused, in words.
struct FileRefusal {
  /// The reason, as it ends a sentence.
  let reason: String

  init(_ error: any Error) {
    let code = (error as? CocoaError)?.underlying as? POSIXError ?? error as? POSIXError
    reason =
      switch code?.code {
      case .ENOENT: "there is no such folder, and none can be made"
      case .EACCES, .EPERM: "permission denied"
      case .EISDIR: "it is a folder"
      case .ENOTDIR, .EEXIST: "a part of the path is a file, not a folder"
      case .ENOSPC, .EDQUOT: "no space is left"
      case .EROFS: "the disk is read-only"
      case .ENAMETOOLONG: "the name is too long"
      case .some(let other): "system error \(other.rawValue)"
      case nil: "\(error)"
      }
  }
}
