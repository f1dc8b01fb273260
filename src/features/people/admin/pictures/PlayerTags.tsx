import type { RelationshipFieldServerProps } from 'payload'
import { listTaggable } from '../../server/pictures'
import { loadOrNull } from '@/admin/load'
import { PlayerTagsSelect } from './PlayerTagsSelect.client'

/**
 * Lets editors tag the players in a picture, listed by first name and initial only. No other data of a player is read here.
 */
export async function PlayerTags({ clientField, path, readOnly }: RelationshipFieldServerProps) {
  const options = await loadOrNull('player-tags', listTaggable)
  if (!options) return <p className="fc-field-error">Could not load the rosters. Reload the page to tag players.</p>
  const { label, admin } = clientField
  const description = typeof admin?.description === 'string' ? admin.description : ''
  return (
    <PlayerTagsSelect
      path={path}
      label={typeof label === 'string' ? label : 'Players'}
      description={description}
      options={options}
      isReadOnly={readOnly === true}
    />
  )
}
