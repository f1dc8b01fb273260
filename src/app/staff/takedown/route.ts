import { postTakedownDecision } from '@/features/inbox/server/takedown/handlers'

export const POST = postTakedownDecision
