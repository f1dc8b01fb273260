import { listFeePlaces } from '../../server/fee-places'
import { listTypedByHand } from '../../server/former-amounts'
import { ConfirmFees } from '../lazy.client'

/** Replaces Payload's save button: a changed amount must be confirmed, with the list of the pages that name it. */
export async function SaveFees() {
  const [places, typed] = await Promise.all([listFeePlaces(), listTypedByHand()])
  return <ConfirmFees places={places} typed={typed} />
}
