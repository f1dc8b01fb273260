import { postUnassign } from '@/features/coaching/server/assignments/handlers'

export const POST = postUnassign
