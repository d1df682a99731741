import Responders

/// The view of a controller for which the stage has none.
///
/// It has no extent, so that no touch meets it, and no name, so that no answer mentions it.
final class UnstagedView: View {}
