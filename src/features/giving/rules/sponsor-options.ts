/** What the references of sponsor inquiries begin with. */
export const SPONSOR_PREFIX = 'SP'

/** Stands among the packages for whoever has none in mind. */
export const TALK_FIRST = 'Let us talk first'
