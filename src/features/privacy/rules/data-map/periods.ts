/** The retention periods, in words for families and staff. */
export const PERIODS = {
  entry: '24 months after the last word, when it led to no place',
  roster: '36 months after the player leaves',
  health: '90 days after the last practice',
  consent: 'Two years after the player turns 18',
  picture: '12 months after the season',
  account: 'When the account ends',
  mail: '12 months, then its subject and state alone',
  audit: '24 months',
  gift: 'Seven years, for the tax office',
  staff: 'Until the person leaves the staff',
  published: 'Until staff take it off the site',
  setting: 'Until staff change it',
  link: 'Until the link ends',
  minutes: 'Minutes to hours',
} as const

export type Period = keyof typeof PERIODS
