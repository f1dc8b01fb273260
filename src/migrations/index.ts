import * as migration_20261120_102847_initial from './20261120_102847_initial';
import * as migration_20261120_103000_rate_limits from './20261120_103000_rate_limits';
import * as migration_20261120_123908_pages from './20261120_123908_pages';

export const migrations = [
  {
    up: migration_20261120_102847_initial.up,
    down: migration_20261120_102847_initial.down,
    name: '20261120_102847_initial',
  },
  {
    up: migration_20261120_103000_rate_limits.up,
    down: migration_20261120_103000_rate_limits.down,
    name: '20261120_103000_rate_limits',
  },
  {
    up: migration_20261120_123908_pages.up,
    down: migration_20261120_123908_pages.down,
    name: '20261120_123908_pages'
  },
];
