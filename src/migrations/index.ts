import * as migration_20261120_102847_initial from './20261120_102847_initial';
import * as migration_20261120_103000_rate_limits from './20261120_103000_rate_limits';
import * as migration_20261120_123908_pages from './20261120_123908_pages';
import * as migration_20261121_140000_search from './20261121_140000_search';
import * as migration_20261121_151509_public_site from './20261121_151509_public_site';
import * as migration_20261121_152000_keep_published from './20261121_152000_keep_published';

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
    name: '20261120_123908_pages',
  },
  {
    up: migration_20261121_140000_search.up,
    down: migration_20261121_140000_search.down,
    name: '20261121_140000_search',
  },
  {
    up: migration_20261121_151509_public_site.up,
    down: migration_20261121_151509_public_site.down,
    name: '20261121_151509_public_site'
  },
  {
    up: migration_20261121_152000_keep_published.up,
    down: migration_20261121_152000_keep_published.down,
    name: '20261121_152000_keep_published'
  },
];
