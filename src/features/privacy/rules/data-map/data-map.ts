import { entryRows } from './entries'
import { filmRoomRows } from './film-room'
import { officeRows } from './office'
import { playerRows } from './players'
import type { DataRow } from './row'
import { siteRows } from './site'
import { staffRows } from './staff'
import { supporterRows } from './supporters'

/** All personal data in the database: purpose, readers and retention period. */
export const dataMap: readonly DataRow[] = [
  ...entryRows,
  ...playerRows,
  ...filmRoomRows,
  ...supporterRows,
  ...officeRows,
  ...staffRows,
  ...siteRows,
]
