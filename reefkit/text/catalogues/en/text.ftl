### What every room needs: lists and numbers that digits cannot show, and what can be wrong with
### the catalogues themselves.

## Values that are not simply shown

# A list without items, standing where items would.
list-empty = none
# An index that has no value, such as evenness with fewer than two types.
number-undefined = undefined
number-infinite = infinite
number-huge = a very large number
number-percent = { NUMBER($percent) } %

## Catalogues

text-unknown-locale = There is no language or reading level “{ $locale }”. You can choose from { $known }.
text-no-overlay = There is no folder “{ $folder }” to take your own texts from.
text-unreadable = { $file } cannot be read.
text-too-large = { $file } is larger than { $limit } bytes, which no catalogue should be.
text-not-unicode = { $file }, line { $line }: the file must be saved as Unicode (UTF-8).
text-too-deep = { $file } has too many braces inside each other.
text-repeated = { $file }: the message “{ $id }” stands already in { $other }.
text-refers-to-none = { $file }: the message “{ $id }” refers to { $found }, which { $count ->
    [one] does not exist
   *[other] do not exist
}.
text-circle = { $file }: the message “{ $id }” leads back to itself by { $found }.
text-unknown-value = { $file }: the message “{ $id }” uses { $found }, which this text does not get.
text-not-rendered = The message “{ $id }” is missing, or lacks a value it speaks of.
# $code is the Fluent parser's own number for what is wrong.
text-malformed = { $file }, line { $line }: { $code ->
    [E0002] a message must begin with its id at the start of the line
    [E0003] expected “{ $wanted }” here
    [E0005] the message “{ $wanted }” has no text
    [E0006] the term “{ $wanted }” has no text
    [E0008] a function's name must be in capitals
    [E0010] one of the variants must be marked with a star
    [E0012] expected a text or a value here
    [E0015] only one of the variants may be marked with a star
    [E0027] a closing brace stands without an opening one
    [E0028] expected a value between the braces
   *[other] this is not written as a Fluent message
}.
