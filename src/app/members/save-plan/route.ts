export { postSavePlan as POST } from '@/features/plan/server/handlers'
