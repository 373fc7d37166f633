### Pictures in words, for younger readers.

describe-direction = { $way ->
    [up] points further right are mostly higher
    [down] points further right are mostly lower
   *[none] no clear direction
}
describe-events = Lines down the picture: { $events }.
describe-range-gap = { $name }: not seen from { $first } to { $last }.
describe-alive = Still there: { $names }.
