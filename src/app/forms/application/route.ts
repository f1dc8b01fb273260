import { postApplication } from '@/features/applications/handlers'

export const POST = postApplication
