/** What the references of sponsor inquiries begin with. */
export const SPONSOR_PREFIX = 'SP'

/** The choice among the packages for sponsors without a preference. */
export const TALK_FIRST = 'Let us talk first'
