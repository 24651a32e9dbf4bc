// The values that the messages of all apps have in common.
@_exported public import AppMessages
