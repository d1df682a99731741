import Responders

/// A responder of the stage, whatever its type: it may be an application's delegate, too.
protocol Staged: Responder, Performer, ApplicationDelegate {}
