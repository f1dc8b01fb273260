/** Admin components for seconds: entered, listed and compared in minutes and seconds. Lists do not filter by seconds. */
export const IN_MINUTES = {
  disableListFilter: true,
  components: {
    Field: '/features/film/office/clock/ClockField.client#ClockField',
    Cell: '/features/film/office/clock/ClockCell#ClockCell',
    Diff: '/features/film/office/clock/ClockDiff.client#ClockDiff',
  },
}
