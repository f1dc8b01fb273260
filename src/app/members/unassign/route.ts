import { postUnassign } from '@/features/assignments/handlers'

export const POST = postUnassign
