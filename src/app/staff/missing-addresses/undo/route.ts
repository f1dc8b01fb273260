import { postUndoAddress } from '@/features/site/server/missing-addresses/handlers'

export const POST = postUndoAddress
