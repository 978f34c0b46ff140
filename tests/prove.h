/* Definitions for Frama-C (./build.sh prove): it has no vectors, so lanes are one word, which gf2.h allows. A CHECK is an assertion to
 * prove. */
#ifndef PROVE_H
#define PROVE_H

#define vector_size(bytes) unused
#define may_alias unused

/*@ requires \false; assigns \nothing; */
void __builtin_trap(void);

/*@ assigns \result \from word; ensures 0 <= \result <= 1; */
int __builtin_parityll(unsigned long long word);

#endif
