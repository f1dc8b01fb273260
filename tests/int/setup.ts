import '../../runtime/next/testing/baseline'
import { enterEnvironment } from './environment'

enterEnvironment()
