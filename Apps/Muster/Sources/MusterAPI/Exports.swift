// The message values shared by all apps.
@_exported public import AppMessages
