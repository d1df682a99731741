import Engines

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import CPrctl
  import Musl
#else
  import CPrctl
  import Glibc
#endif

/// The processes that this program started, and all that those started.
///
/// On Linux these include processes in a session of their own and processes whose parent has ended,
/// because the program adopts them. Elsewhere no system call adopts a process, so only the program's
/// children and their process groups are found.
package enum Descendants {
  #if os(Linux)
    /// How often the processes are listed, because those that are killed can start others meanwhile.
    private static let rounds = 200

    /// The children at the start of the program: `exec` keeps those of a shell.
    private static let inherited = hasChild ? children() : []

    /// Makes the program the parent of descendants whose own parent ends. Called by `main` only: a
    /// test process has children of its own.
    package static func adoptOrphans() {
      // Read now, before the program starts a process.
      _ = inherited
      setChildSubreaper(1)
    }

    /// Kills what engines have left behind, once their own processes have ended.
    static func endOrphans() {
      guard isChildSubreaper() != 0, hasChild else { return }
      killAll()
      for child in children() where !inherited.contains(child) { waitpid(child, nil, WNOHANG) }
    }

    /// Calls `body`, and does not adopt the processes that it starts in the background.
    static func leavingOrphans(_ body: () async -> Void) async {
      let wasAdopting = isChildSubreaper()
      setChildSubreaper(0)
      await body()
      setChildSubreaper(wasAdopting)
    }

    /// Kills all descendants, and returns when they have ended; no engine is started any longer.
    static func endAll() {
      EngineStarts.refuse()
      killAll()
    }

    private static func killAll() {
      for _ in 0..<rounds {
        let living = living()
        guard !living.isEmpty else { return }
        for process in living { kill(process, SIGKILL) }
        poll(nil, 0, 1)
      }
    }

    /// Whether the program has a child, also one that has ended; cheaper than a list of all processes.
    private static var hasChild: Bool {
      var info = siginfo_t()
      return waitid(P_ALL, 0, &info, WEXITED | WNOHANG | WNOWAIT) == 0
    }

    private static func children() -> Set<pid_t> {
      Set(SystemProcess.all().filter { $0.parent == getpid() }.map(\.id))
    }

    /// Returns the descendants that have not ended.
    private static func living() -> [pid_t] {
      let children = Dictionary(grouping: SystemProcess.all(), by: \.parent)
      var found = (children[getpid()] ?? []).filter { !inherited.contains($0.id) }
      var index = 0
      while index < found.count {
        found += children[found[index].id] ?? []
        index += 1
      }
      return found.filter { !$0.isZombie }.map(\.id)
    }
  #else
    /// Does nothing: the system has no such adoption.
    package static func adoptOrphans() {}

    /// Does nothing: the process groups of engines are killed with them.
    static func endOrphans() {}

    /// Calls `body`.
    static func leavingOrphans(_ body: () async -> Void) async { await body() }

    /// Kills the program's children with their process groups; no engine is started any longer.
    static func endAll() {
      EngineStarts.refuse()
      var children = [pid_t](repeating: 0, count: 4096)
      let size = Int32(children.count * MemoryLayout<pid_t>.stride)
      let count = proc_listchildpids(getpid(), &children, size)
      for child in children.prefix(max(0, Int(count))) where child > 0 {
        kill(-child, SIGKILL)
        kill(child, SIGKILL)
      }
    }
  #endif
}

#if os(Linux)
  /// A process of the system, read from `/proc/ID/stat`.
  private struct SystemProcess {
    let id: pid_t
    let parent: pid_t
    /// Whether it has ended, and its parent has not asked for its status.
    let isZombie: Bool

    static func all() -> [SystemProcess] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      return names.compactMap { pid_t($0).flatMap(SystemProcess.init) }
    }

    private init?(id: pid_t) {
      // `17 (name) S 1 …`; the name can contain anything.
      guard let text = FileManager.default.contents(atPath: "/proc/\(id)/stat"),
        let nameEnd = text.lastIndex(of: UInt8(ascii: ")"))
      else { return nil }
      let fields = text[nameEnd...].split(separator: UInt8(ascii: " "))
      guard fields.count > 2, let parent = pid_t(String(decoding: fields[2], as: UTF8.self))
      else { return nil }
      self.id = id
      self.parent = parent
      isZombie = fields[1].first == UInt8(ascii: "Z")
    }
  }
#endif
