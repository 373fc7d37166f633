### Pictures in words, for younger readers.

describe-mixed = begins at { $first }, goes up and down, ends at { $last }; highest { $high }; lowest { $low }
describe-direction = { $way ->
    [up] points further right are mostly higher
    [down] points further right are mostly lower
   *[none] no clear direction
}
describe-events = Lines down the picture: { $events }.
describe-range-gap = { $name }: not seen from { $first } to { $last }.
describe-alive = Still there: { $names }.
