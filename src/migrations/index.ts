import * as migration_20261123_130042_baseline from './20261123_130042_baseline';
import * as migration_20261123_130100_own_tables from './20261123_130100_own_tables';

export const migrations = [
  {
    up: migration_20261123_130042_baseline.up,
    down: migration_20261123_130042_baseline.down,
    name: '20261123_130042_baseline',
  },
  {
    up: migration_20261123_130100_own_tables.up,
    down: migration_20261123_130100_own_tables.down,
    name: '20261123_130100_own_tables'
  },
];
