/** For arrays with collapsed rows: opens a row that is added. */
export const OPEN_ROWS = '/admin/OpenRows.client#OpenRows'
