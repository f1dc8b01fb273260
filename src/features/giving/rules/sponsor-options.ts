/** The prefix of sponsor inquiry references. */
export const SPONSOR_PREFIX = 'SP'

/** The option for sponsors without a preferred package. */
export const TALK_FIRST = 'Let us talk first'
