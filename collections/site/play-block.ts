import type { Block } from 'payload'
import { playField } from '../film/play-field'

/** A play of the playbook within a text. */
export const PlayBlock: Block = {
  slug: 'play',
  labels: { singular: 'Drawn play', plural: 'Drawn plays' },
  fields: [playField('Readers can run it, step by step. A new play is drawn under Plays.')],
}
