import Platform
import SiteBuilding
import Subprocess

/// Makes pictures of a site's drawings with `rsvg-convert`, a program of librsvg: other sites show no
/// drawings beside links.
enum PictureConverter {
  private static let program = "rsvg-convert"
  /// The maximum number of bytes of a picture.
  private static let limit = 10_000_000

  /// Throws where the program cannot be run.
  static func check() async throws(CommandError) {
    _ = try await run(["--version"], on: [])
  }

  /// Returns the files with a picture in place of each drawing.
  static func convert(_ files: [SiteFile]) async throws -> [SiteFile] {
    let jobs = ProcessInfo.processInfo.activeProcessorCount
    return try await withThrowingTaskGroup(of: (Int, [UInt8]).self) { group in
      var files = files
      var started = 0
      for (index, drawing) in files.enumerated() {
        guard let path = drawing.picturePath else { continue }
        files[index].path = path
        group.addTask { (index, try await run([], on: drawing.bytes)) }
        started += 1
        if started >= jobs, let (index, picture) = try await group.next() {
          files[index].bytes = picture
        }
      }
      for try await (index, picture) in group { files[index].bytes = picture }
      return files
    }
  }

  private static func run(
    _ arguments: [String], on input: [UInt8]
  ) async throws(CommandError) -> [UInt8] {
    let reason: String
    do {
      let result = try await Subprocess.run(
        Configuration(executable: .name(program), arguments: Arguments(arguments)),
        input: .inputWriter, output: .bytes(limit: limit), error: .string(limit: limit)
      ) { process in
        // A program that fails may not read its input, which is no error of its own.
        _ = try? await process.standardInputWriter.write(input)
        try? await process.standardInputWriter.finish()
      }
      if result.terminationStatus.isSuccess { return result.standardOutput }
      reason = result.standardError.split(separator: "\n").joined(separator: "; ")
    } catch let error as SubprocessError where error.code == .executableNotFound {
      throw CommandError(
        """
        '--pictures' needs the program '\(program)', which is not on the PATH. Install it with \
        'apt-get install librsvg2-bin' or 'brew install librsvg'.
        """)
    } catch {
      reason = "\(error)"
    }
    throw CommandError("'\(program)' made no picture: \(reason)")
  }
}
