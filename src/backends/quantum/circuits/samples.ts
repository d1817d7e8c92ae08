/** Programs that the examples of the routes show. */

export const BELL = `OPENQASM 2.0;
include "qelib1.inc";
qreg q[2];
creg c[2];
h q[0];
cx q[0], q[1];
measure q -> c;
`;

export const GHZ = `OPENQASM 3.0;
include "stdgates.inc";
qubit[3] q;
bit[3] c;
h q[0];
for int i in [0:1] { cx q[i], q[i + 1]; }
c = measure q;
`;

/** A state is sent with two bits, which the receiver's gates wait for. */
export const TELEPORTATION = `OPENQASM 3.0;
include "stdgates.inc";
qubit[3] q;
bit m0;
bit m1;
bit out;
ry(pi / 3) q[0];
h q[1];
cx q[1], q[2];
cx q[0], q[1];
h q[0];
m0 = measure q[0];
m1 = measure q[1];
if (m1) { x q[2]; }
if (m0) { z q[2]; }
out = measure q[2];
`;

export const ROTATIONS = `OPENQASM 2.0;
include "qelib1.inc";
qreg q[2];
ry(pi/3) q[0];
cx q[0], q[1];
`;

export const PHASES = `OPENQASM 2.0;
include "qelib1.inc";
qreg q[3];
h q;
cu1(pi/2) q[1], q[0];
t q[2];
`;

export const SWAP = `OPENQASM 2.0;
include "qelib1.inc";
qreg q[2];
swap q[0], q[1];
`;

export const THREE_CNOTS = `OPENQASM 3.0;
include "stdgates.inc";
qubit[2] q;
cx q[0], q[1];
cx q[1], q[0];
cx q[0], q[1];
`;

/** Has a gate that nobody defined. */
export const FAULTY = `OPENQASM 2.0;
include "qelib1.inc";
qreg q[2];
hadamard q[0];
`;
