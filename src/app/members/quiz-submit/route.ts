export { postQuizSubmit as POST } from '@/features/quizzes/handlers'
