import { serveResident } from "./resident-dispatch.js";
import { residents } from "./residents.js";

await serveResident(residents);
