/** For lists whose rows are folded: one that is added is open. */
export const OPEN_ROWS = '/admin/OpenRows.client#OpenRows'
