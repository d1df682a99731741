/// Something that happened in a run, told to whoever reports it.
package enum RunEvent: Sendable {
  /// The run begins with that engine and that many scenarios.
  case started(EngineProfile, scenarios: Int)
  /// A scenario ended; these come in the order of the pages, whatever ran first.
  case ended(Scenario, ScenarioResult)
  /// The run is over, before its end where it was stopped at the first failure.
  case finished(Tally)
}
