import { postUndoAddress } from '@/server/staff/handlers/missing-addresses'

export const POST = postUndoAddress
