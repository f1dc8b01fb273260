export { postQuizStart as POST } from '@/features/quizzes/handlers'
