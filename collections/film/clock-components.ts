/** Admin components for seconds: entered, listed and compared in minutes and seconds. Lists do not filter by seconds. */
export const IN_MINUTES = {
  disableListFilter: true,
  components: {
    Field: '/features/film/admin/clock/ClockField.client#ClockField',
    Cell: '/features/film/admin/clock/ClockCell#ClockCell',
    Diff: '/features/film/admin/clock/ClockDiff.client#ClockDiff',
  },
}
