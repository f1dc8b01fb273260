import * as initial from './20261120_102847_initial'
import * as rateLimits from './20261120_103000_rate_limits'

export const migrations = [
  { up: initial.up, down: initial.down, name: '20261120_102847_initial' },
  { up: rateLimits.up, down: rateLimits.down, name: '20261120_103000_rate_limits' },
]
