import Responders

/// An application delegate of the stage that is no responder.
final class StagedObject: ApplicationDelegate {}
