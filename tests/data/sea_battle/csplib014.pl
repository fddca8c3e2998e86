% Solitaire Battleship problem instances
% Generated on Sat Oct 15 13:02:47 2016 from unsolvable_for_csplib.txt
%
% problem(InstanceId, Fleet, RowSums, ColSums, Hints).
% Fleet is a list of ShipSize:Amount.
% Rowsums/Colsums are lists of integers, list lengths imply grid size.
% Hints is a list of HintType@Coordinate.
% HintType is one of w,c,m,t,b,l,r.
% Coordinate is a pair [I,J], where indices start from 1, not 0.

problem(example,
	[4:1,3:2,2:3,1:4],				% Fleet [ShipSize:Amount]
	[1,3,1,1,6,0,2,3,1,2],				% Row sums
	[0,3,1,3,1,2,5,1,3,1],				% Column sums
	[c@[2,9],t@[4,2],m@[5,6],l@[8,2],r@[10,10]]	% Hints
    ).
